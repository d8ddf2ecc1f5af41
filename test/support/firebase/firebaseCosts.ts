import { inject } from 'vitest';

/** The numbers of documents that the test server has read and written for a project since the last call. */
export async function documentCosts(projectId: string): Promise<readonly [read: number, written: number]> {
  const address = `http://127.0.0.1:${inject('testServerPort')}/emulator/v1/projects/${projectId}/costs`;
  const costs = (await (await fetch(address)).json()) as {
    readonly documentsRead: number;
    readonly documentsWritten: number;
  };
  await fetch(address, { method: 'DELETE' });
  return [costs.documentsRead, costs.documentsWritten];
}

/** The number of documents read since the last call. */
export async function documentsRead(projectId: string): Promise<number> {
  return (await documentCosts(projectId))[0];
}
