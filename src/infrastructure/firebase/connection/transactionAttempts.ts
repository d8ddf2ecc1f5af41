/**
 * Attempts of a transaction that another write conflicts with. The SDK retries by itself (5 attempts by default); with more than
 * these a person waits too long for an answer, and messages have the outbox, which retries later.
 */
export const TRANSACTION_ATTEMPTS = 3;
