/** The browser did not answer within the limit. */
export class Timeout extends Error {
  override readonly name = 'Timeout';
}

/** As the promise, but rejects with `Timeout` when it takes longer than so many milliseconds. */
export async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Timeout(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
