import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { token } from '../../src/application/shared/token';
import { bindAlias, bindClass, bindFactory, bindFresh, bindValue, replacing, type Bindings } from '../../src/di/bind';
import { FirstPageContainer } from '../../src/di/FirstPageContainer';
import { containerAround } from '../../src/di/lazyContainer';

class Voice {
  readonly says: string;
  constructor(says: string) {
    this.says = says;
  }
}
class Phone {
  readonly voice: Voice;
  constructor(voice: Voice) {
    this.voice = voice;
  }
}

const keys = {
  word: token<string>('Word'),
  voice: token<Voice>('Voice'),
  other: token<Voice>('Other'),
  phone: token<Phone>('Phone'),
  freshPhone: token<Phone>('FreshPhone'),
};

const bindings: Bindings = (options) => {
  bindValue(options, keys.word, 'bonjour');
  bindClass(options, keys.voice, Voice, [keys.word]);
  bindAlias(options, keys.other, keys.voice);
  bindClass(options, keys.phone, Phone, [keys.voice]);
  bindFresh(options, keys.freshPhone, Phone, [keys.voice]);
};

const louder = new ContainerModule((options) => {
  bindFactory(replacing(options), keys.voice, (word: string) => new Voice(word.toUpperCase()), [keys.word]);
});

function aContainer(): FirstPageContainer {
  const container = new FirstPageContainer();
  container.load(bindings);
  return container;
}

test('the container of the first page makes a class once, with what its keys name', () => {
  const container = aContainer();
  expect(container.get<Phone>(keys.phone).voice.says).toBe('bonjour');
  expect(container.get<Phone>(keys.phone)).toBe(container.get<Phone>(keys.phone));
});

test('the container of the first page gives each dependent its own instance of a fresh binding', () => {
  const container = aContainer();
  expect(container.get<Phone>(keys.freshPhone)).not.toBe(container.get<Phone>(keys.freshPhone));
  expect(container.get<Phone>(keys.freshPhone).voice).toBe(container.get<Voice>(keys.voice));
});

test('an alias on the first page names the same instance as its target', () => {
  const container = aContainer();
  expect(container.get<Voice>(keys.other)).toBe(container.get<Voice>(keys.voice));
});

test('a later backend replaces what an earlier one has bound on the first page', () => {
  const container = aContainer();
  container.load((options) => bindValue(replacing(options), keys.word, 'salut'));
  expect(container.get<Voice>(keys.voice).says).toBe('salut');
});

test('the container of the first page names the key to which nothing is bound', () => {
  expect(() => new FirstPageContainer().get<string>(keys.word)).toThrow('Word');
});

test('the lazy container starts from the instances of the first page', () => {
  const firstPage = aContainer();
  const voice = firstPage.get<Voice>(keys.voice);
  expect(containerAround(firstPage).get<Voice>(keys.voice)).toBe(voice);
});

test('what the lazy container replaces is used by everything made later, also on the first page', () => {
  const firstPage = aContainer();
  const early = firstPage.get<Phone>(keys.phone);
  containerAround(firstPage).load(louder);
  expect(firstPage.get<Phone>(keys.freshPhone).voice.says).toBe('BONJOUR');
  expect(firstPage.get<Voice>(keys.other).says).toBe('BONJOUR');
  expect(firstPage.get<Phone>(keys.phone)).toBe(early);
});

const aside = (options: Parameters<Bindings>[0]) =>
  options.onActivation<Voice>(
    keys.voice,
    (resolution, { says }) => new Voice(`${says}, dit ${resolution.get<string>(keys.word)}`),
  );

test('an activation stands before a service of the first page, with and without the lazy container', () => {
  const firstPage = aContainer();
  firstPage.load(aside);
  expect(firstPage.get<Voice>(keys.other).says).toBe('bonjour, dit bonjour');
  expect(containerAround(firstPage).get<Voice>(keys.voice).says).toBe('bonjour, dit bonjour');
});

test('what the first page loads after the lazy container has taken over is loaded into that', () => {
  const firstPage = aContainer();
  const container = containerAround(firstPage);
  const late = token<Voice>('Late');
  firstPage.load((options) => bindClass(options, late, Voice, [keys.word]));
  expect(container.get<Voice>(late)).toBe(firstPage.get<Voice>(late));
});
