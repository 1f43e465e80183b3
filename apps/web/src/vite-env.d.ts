/// <reference types="vite/client" />

declare module 'virtual:sport-icons' {
  export const sportIconPaths: Readonly<Record<string, string>>
}
