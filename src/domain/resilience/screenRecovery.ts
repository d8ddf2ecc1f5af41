/** How a screen that has broken down comes back (specification §4, §9), in milliseconds after the connection was mended. */
export const screenRecovery = { automaticDelay: 2000, manualDelay: 1000 } as const;
