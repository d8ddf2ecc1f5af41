import { inject } from 'vitest';

interface Costs {
  readonly documentsRead: number;
  readonly documentsWritten: number;
  readonly readsOfAggregations: number;
}

/** The numbers of documents that the test server has read and written for a project since the last call. */
export async function documentCosts(projectId: string): Promise<readonly [read: number, written: number]> {
  const { documentsRead, documentsWritten } = await costsOf(projectId);
  return [documentsRead, documentsWritten];
}

/** The documents read since the last call, and what counting is billed as. */
export async function readsWithCounts(projectId: string): Promise<number> {
  const { documentsRead, readsOfAggregations } = await costsOf(projectId);
  return documentsRead + readsOfAggregations;
}

async function costsOf(projectId: string): Promise<Costs> {
  const address = `http://127.0.0.1:${inject('testServerPort')}/emulator/v1/projects/${projectId}/costs`;
  const costs = (await (await fetch(address)).json()) as Costs;
  await fetch(address, { method: 'DELETE' });
  return costs;
}

/** The number of documents read since the last call. */
export async function documentsRead(projectId: string): Promise<number> {
  return (await documentCosts(projectId))[0];
}
