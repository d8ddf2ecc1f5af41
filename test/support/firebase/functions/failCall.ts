export interface FailingCall {
  /** Makes the call, or fails. */
  readonly call: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Whether it has come to that call. */
  readonly hasFailed: () => boolean;
}

/** Lets the call of this index fail: `refused` before anything is done, `unanswered` after all of it. */
export function failCall(index: number, how: 'refused' | 'unanswered'): FailingCall {
  let [begun, hasFailed] = [0, false];
  return {
    call: async (work) => {
      const fails = begun === index;
      begun += 1;
      if (!fails) return work();
      hasFailed = true;
      if (how === 'unanswered') await work();
      throw new Error('The service is unavailable');
    },
    hasFailed: () => hasFailed,
  };
}
