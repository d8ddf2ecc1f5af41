import type { RetryPolicy } from '../resilience/retryPolicy';

interface ProfileLoading extends RetryPolicy {
  /** After somebody has signed in, before anything is done for the profile. */
  readonly signInDelay: number;
  /** Waited once more, right before it is read for the first time. */
  readonly readingDelay: number;
}

/** How the profile of a person who signs in is read (specification §4, §9). Only errors of the network are tried again. */
export const profileLoading: ProfileLoading = {
  signInDelay: 2000,
  readingDelay: 1000,
  attempts: 5,
  baseDelay: 3000,
  growth: 1.5,
  randomExtra: 1000,
};
