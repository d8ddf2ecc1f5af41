import type { HashText } from '../../domain/moderation/journal';
import { token } from '../shared/token';

/** Synchronous: the browser’s own hash is a promise, and a transaction on IndexedDB ends while one is awaited. */
export type Sha256 = HashText;
export const Sha256 = token<Sha256>('Sha256');
