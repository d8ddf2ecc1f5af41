import { afterEach, expect, test, vi } from 'vitest';
import { BrowserVoiceSearch } from '../../../../src/infrastructure/browser/device/BrowserVoiceSearch';
import type { SpeechRecognizer } from '../../../../src/infrastructure/browser/device/SpeechRecognizer';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['SpeechRecognition', 'webkitSpeechRecognition'])(
  'voice search is supported by a browser that has %s',
  (name) => {
    vi.stubGlobal(name, FakeRecognizer);
    expect(new BrowserVoiceSearch().isSupported).toBe(true);
  },
);

test('voice search is not supported by other browsers, where the result is null', () => {
  const voice = new BrowserVoiceSearch();
  const onEnd = vi.fn();
  expect(voice.isSupported).toBe(false);
  voice.listen(onEnd)();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
});

test('the recognizer listens in French for a single result', () => {
  const { recognizer } = listening();
  expect(recognizer).toMatchObject({ lang: 'fr-FR', continuous: false, interimResults: false, maxAlternatives: 1 });
  expect(recognizer.start).toHaveBeenCalledTimes(1);
});

test('the result is emitted once, when the browser has ended', () => {
  const { recognizer, onEnd } = listening();
  recognizer.recognize(' vélo de ville ');
  expect(onEnd).not.toHaveBeenCalled();
  recognizer.end();
  recognizer.end();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('vélo de ville');
});

test.each(['nothing', '  '])('the result is null when the browser recognized %j', (words) => {
  const { recognizer, onEnd } = listening();
  if (words !== 'nothing') recognizer.recognize(words);
  recognizer.end();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
});

test('the handlers of the recognizer are removed at the end', () => {
  const { recognizer } = listening();
  recognizer.end();
  expect([recognizer.onresult, recognizer.onend]).toEqual([null, null]);
});

test('the recognizer stops when unsubscribed', () => {
  const { recognizer, stop } = listening();
  stop();
  expect(recognizer.stop).toHaveBeenCalledTimes(1);
});

test('a microphone that is refused immediately ends without a result', () => {
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

  recognize(transcript: string): void {
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
