import { expect, onTestFinished, test, vi } from 'vitest';
import { withImportLock } from '../../../../src/infrastructure/embedded/demo/withImportLock';

/** Only what `withImportLock` calls. */
function useLocks(request: (name: string, options: LockOptions, work: () => Promise<void>) => Promise<void>): void {
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('the import runs under the lock', async () => {
  const order: string[] = [];
  useLocks(async (name, _options, work) => {
    order.push(`${name} granted`);
    await work();
    order.push('released');
  });
  await withImportLock(async () => void order.push('import'));
  expect(order).toEqual(['mon-bazar-import granted', 'import', 'released']);
});

test('the import runs without the lock when another tab does not release it within the limit', async () => {
  const limit = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  onTestFinished(() => limit.mockRestore());
  useLocks((_name, { signal }) =>
    signal?.aborted === true ? Promise.reject(new DOMException('', 'TimeoutError')) : new Promise(() => undefined),
  );
  const work = vi.fn(() => Promise.resolve());
  await withImportLock(work);
  expect(work).toHaveBeenCalledOnce();
  expect(limit).toHaveBeenCalledWith(10_000);
});

test('an import that fails under the lock is not run again', async () => {
  useLocks((_name, _options, work) => work());
  const work = vi.fn(() => Promise.reject(new Error('no network')));
  await expect(withImportLock(work)).rejects.toThrow('no network');
  expect(work).toHaveBeenCalledOnce();
});
