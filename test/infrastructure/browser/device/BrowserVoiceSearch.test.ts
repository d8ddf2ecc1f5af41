import { afterEach, expect, test, vi } from 'vitest';
import { BrowserVoiceSearch } from '../../../../src/infrastructure/browser/device/BrowserVoiceSearch';
import type { SpeechRecognizer } from '../../../../src/infrastructure/browser/device/SpeechRecognizer';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['SpeechRecognition', 'webkitSpeechRecognition'])('is supported by a browser that has %s', (name) => {
  vi.stubGlobal(name, FakeRecognizer);
  expect(new BrowserVoiceSearch().isSupported).toBe(true);
});

test('is not supported by others, and understands nothing there', () => {
  const voice = new BrowserVoiceSearch();
  const onEnd = vi.fn();
  expect(voice.isSupported).toBe(false);
  voice.listen(onEnd)();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
});

test('listens in French for a single result', () => {
  const { recognizer } = listening();
  expect(recognizer).toMatchObject({ lang: 'fr-FR', continuous: false, interimResults: false, maxAlternatives: 1 });
  expect(recognizer.start).toHaveBeenCalledTimes(1);
});

test('tells what was understood when the browser has ended, once', () => {
  const { recognizer, onEnd } = listening();
  recognizer.hear(' vélo de ville ');
  expect(onEnd).not.toHaveBeenCalled();
  recognizer.end();
  recognizer.end();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('vélo de ville');
});

test.each(['nothing', '  '])('tells null when %j was heard', (words) => {
  const { recognizer, onEnd } = listening();
  if (words !== 'nothing') recognizer.hear(words);
  recognizer.end();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
});

test('lets go of the recognizer at the end', () => {
  const { recognizer } = listening();
  recognizer.end();
  expect([recognizer.onresult, recognizer.onend]).toEqual([null, null]);
});

test('stops when asked to', () => {
  const { recognizer, stop } = listening();
  stop();
  expect(recognizer.stop).toHaveBeenCalledTimes(1);
});

test('ends without a result when the microphone is refused at once', () => {
  const { onEnd } = listening(() => {
    throw new DOMException('', 'NotAllowedError');
  });
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
});

class FakeRecognizer implements SpeechRecognizer {
  lang = '';
  continuous = true;
  interimResults = true;
  maxAlternatives = 5;
  onresult: SpeechRecognizer['onresult'] = null;
  onend: SpeechRecognizer['onend'] = null;
  start = vi.fn();
  stop = vi.fn();

  hear(transcript: string): void {
    this.onresult?.({ results: [[{ transcript }]] });
  }

  end(): void {
    this.onend?.();
  }
}

function listening(start: () => void = () => undefined) {
  const recognizer = new FakeRecognizer();
  recognizer.start.mockImplementation(start);
  vi.stubGlobal('SpeechRecognition', function () {
    return recognizer;
  });
  const onEnd = vi.fn();
  return { recognizer, onEnd, stop: new BrowserVoiceSearch().listen(onEnd) };
}
