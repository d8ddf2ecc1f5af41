/** Resolves in a task of its own, so that the browser can answer a person in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
