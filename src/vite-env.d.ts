/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Which backend `src/main.tsx` starts; chosen when the site is built, `embedded` unless told otherwise. */
  readonly VITE_BACKEND: 'embedded' | 'firebase';
}
