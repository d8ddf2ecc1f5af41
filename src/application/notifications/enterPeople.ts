/** Enters people into a queue, all at the same time. Why some could not be entered; the others are. */
export async function enterPeople(
  uids: readonly string[],
  enter: (uid: string) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  await Promise.all(uids.map((uid) => enter(uid).catch((failure: unknown) => failures.push(failure))));
  return failures;
}
