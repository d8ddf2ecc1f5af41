/** Whether a page is being rendered by a server or by the build. */
export const isServer = typeof window === 'undefined';
