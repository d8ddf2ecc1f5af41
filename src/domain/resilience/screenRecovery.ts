/**
 * When a crashed screen is shown again (specification §4, §9), in milliseconds after the connection was recovered.
 */
export const screenRecovery = { automaticDelay: 2000, manualDelay: 1000 } as const;
