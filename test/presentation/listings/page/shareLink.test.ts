import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from '../../../../src/presentation/listings/page/shareLink';

const link = { title: 'Vélo', url: 'https://monbazar.test/annonce/velo' };
const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  copied.mockClear();
});

test('the link is shared by a device that can share', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test('nothing is copied when the person dismisses the sharing', async () => {
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('', 'AbortError')),
    clipboard: { writeText: copied },
  });
  expect(await shareLink(link)).toBe('dismissed');
  expect(copied).not.toHaveBeenCalled();
});

test('the link is copied when sharing fails or is not supported', async () => {
  vi.stubGlobal('navigator', {
    share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    clipboard: { writeText: copied },
  });
  expect(await shareLink(link)).toBe('copied');
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } });
  expect(await shareLink(link)).toBe('copied');
  expect(copied).toHaveBeenCalledWith(link.url);
});

test('the result is a failure when neither sharing nor copying works', async () => {
  vi.stubGlobal('navigator', {});
  expect(await shareLink(link)).toBe('failed');
});
