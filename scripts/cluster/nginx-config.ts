type Options = {
  /** Where nginx keeps its pid and its log. */
  readonly folder: string
  readonly port: number
  readonly serverPorts: readonly number[]
  /** The user of the worker processes, where the master runs as root. */
  readonly user?: string | undefined
}

/**
 * One address in front of several server processes. A call goes to the next process only when it
 * never reached the first; a call that may have done something is the client's to ask again, under
 * its key. Bodies and answers stay in memory. What ops/container/nginx.conf has besides: TLS, a log, and
 * the PSP's certificate at its callbacks, which the sandbox has none of.
 */
export const nginxConfig = ({ folder, port, serverPorts, user }: Options): string => `
${user ? `user ${user};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
events { worker_connections 8192; }
http {
  access_log off;
  server_tokens off;
  # pictures of documents; every other body ends at 64 KiB in the server
  client_max_body_size 8m;
  client_body_buffer_size 128k;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_header {
    default upgrade;
    '' '';
  }
  # a session stays with one server, which measures how long it is played
  map $http_authorization $caller {
    default $http_authorization;
    '' $remote_addr;
  }
  upstream servers {
    hash $caller consistent;
    keepalive 64;
${serverPorts.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n')}
  }
  server {
    listen ${port};
    merge_slashes off;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 1s;
      proxy_read_timeout 75s;
      proxy_max_temp_file_size 0;
    }
    # while servers of two versions run, one has the parts that another has not
    location ~ ^/(ops/)?assets/ {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection '';
      proxy_next_upstream error timeout http_404;
      proxy_connect_timeout 1s;
      proxy_max_temp_file_size 0;
    }
    location = /metrics { return 404; }
  }
}
`
