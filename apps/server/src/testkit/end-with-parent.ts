// A test that failed before it stopped its server must not leave it behind: it would hold the
// output of the whole run open.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
