/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Which backend `src/main.tsx` starts; chosen when the site is built: `firebase` as soon as a variable of Firebase has a value. */
  readonly VITE_BACKEND: 'embedded' | 'firebase';
}
