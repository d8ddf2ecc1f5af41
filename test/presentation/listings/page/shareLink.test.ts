import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from '../../../../src/presentation/listings/page/shareLink';

const link = { title: 'Vélo', url: 'https://monbazar.test/annonce/velo' };
const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  copied.mockClear();
});

test('a device that shares is handed the link', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test('who thinks better of it has nothing copied', async () => {
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('', 'AbortError')),
    clipboard: { writeText: copied },
  });
  expect(await shareLink(link)).toBe('dismissed');
  expect(copied).not.toHaveBeenCalled();
});

test('where sharing fails or is unknown, the link is copied', async () => {
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    clipboard: { writeText: copied },
  });
  expect(await shareLink(link)).toBe('copied');
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  expect(await shareLink(link)).toBe('copied');
  expect(copied).toHaveBeenCalledWith(link.url);
});

test('where nothing works, it says so', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareLink(link)).toBe('failed');
});
