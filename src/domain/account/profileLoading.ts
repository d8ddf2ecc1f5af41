import type { RetryPolicy } from '../resilience/retryPolicy';

interface ProfileLoading extends RetryPolicy {
  /** Milliseconds after sign-in before anything is done for the profile. */
  readonly signInDelay: number;
  /** Milliseconds more before the first load. */
  readonly readingDelay: number;
}

/** How the profile of a person who signs in is loaded (specification §4, §9). Only network errors are retried. */
export const profileLoading: ProfileLoading = {
  signInDelay: 2000,
  readingDelay: 1000,
  attempts: 5,
  baseDelay: 3000,
  growth: 1.5,
  randomExtra: 1000,
};
