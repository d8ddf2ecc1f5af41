import { expect, test } from 'vitest';
import { compileErrors } from './compile';

const imports = `
import type { ContainerModuleLoadOptions } from 'inversify';
import { PhoneChange } from '../../application/auth/PhoneChange';
import { PhoneSignIn } from '../../application/auth/PhoneSignIn';
import { SignInWithEmail } from '../../application/auth/SignInWithEmail';
import { EmailSignIn } from '../../application/auth/EmailSignIn';
import { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { Clock } from '../../application/shared/Clock';
import { Timers } from '../../application/shared/Timers';
import { EmbeddedHiddenSellers } from '../../infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedPhoneChange } from '../../infrastructure/embedded/auth/EmbeddedPhoneChange';
import { EmbeddedPhoneSignIn } from '../../infrastructure/embedded/auth/EmbeddedPhoneSignIn';
import { LocalStorageSavedSearchRepository } from '../../infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { LayoutViewModel } from '../../presentation/app/layout/LayoutViewModel';
import { layoutViewModel } from '../../presentation/app/viewModels';
import { ThemeViewModel } from '../../presentation/theme/ThemeViewModel';
import { Device } from '../../application/search/Device';
import { ThemePreference } from '../../application/theme/ThemePreference';
import { bindAlias, bindClass, bindFactory, bindUseCase, bindValue, bindViewModel } from '../bind';
import { embedded } from './embeddedTokens';
void [PhoneChange, PhoneSignIn, SignInWithEmail, EmailSignIn, HiddenSellers, SavedSearchRepository, ListingRepository,
  Clock, Timers, EmbeddedHiddenSellers, EmbeddedPhoneChange, EmbeddedPhoneSignIn, LocalStorageSavedSearchRepository,
  LayoutViewModel, layoutViewModel, ThemeViewModel, Device, ThemePreference, bindAlias, bindClass, bindFactory,
  bindUseCase, bindValue, bindViewModel, embedded];
`;

const refused = {
  'a value that is no implementation': 'bindValue(options, Clock, 42);',
  'an implementation that lacks methods':
    'bindValue(options, ListingRepository, { subscribe: () => () => undefined });',
  'the adapter of another port':
    'bindClass(options, SavedSearchRepository, EmbeddedHiddenSellers, [embedded.database, embedded.feed]);',
  'the adapter of a port with the same methods':
    'bindClass(options, PhoneSignIn, EmbeddedPhoneChange, [embedded.accounts]);',
  'a port with the same methods as an alias': 'bindAlias(options, PhoneSignIn, PhoneChange);',
  'another port as an alias': 'bindAlias(options, Clock, Timers);',
  'a missing dependency': 'bindClass(options, PhoneSignIn, EmbeddedPhoneSignIn, []);',
  'a dependency too many': 'bindClass(options, PhoneSignIn, EmbeddedPhoneSignIn, [embedded.accounts, Clock]);',
  'a wrong dependency': 'bindClass(options, PhoneSignIn, EmbeddedPhoneSignIn, [Clock]);',
  'a use case without its port': 'bindUseCase(options, SignInWithEmail, []);',
  'a use case on the wrong port': 'bindUseCase(options, SignInWithEmail, [PhoneSignIn]);',
  'a factory of something else': 'bindFactory(options, Clock, () => new Date(), []);',
  'a factory with the wrong dependency': 'bindFactory(options, Clock, (clock: Clock) => clock, [Timers]);',
  'the view-model of another key': 'bindViewModel(options, layoutViewModel, ThemeViewModel, [ThemePreference]);',
  'a view-model with its dependencies in the wrong order':
    'bindViewModel(options, layoutViewModel, LayoutViewModel, [Device, Clock]);',
};

const accepted = {
  'a value': 'bindValue(options, Clock, { now: () => 42 });',
  'an adapter': 'bindClass(options, PhoneSignIn, EmbeddedPhoneSignIn, [embedded.accounts]);',
  'a use case': 'bindUseCase(options, SignInWithEmail, [EmailSignIn]);',
  'a factory': 'bindFactory(options, Clock, (clock: Clock) => ({ now: () => clock.now() + 1 }), [Clock]);',
  'a view-model': 'bindViewModel(options, layoutViewModel, LayoutViewModel, [Clock, Device]);',
};

const cases = Object.entries({ ...refused, ...accepted });
const planted = cases.map(([, code], index) => [
  `src/di/backends/planted${index}.ts`,
  `${imports}export function plant(options: ContainerModuleLoadOptions) { ${code} }\n`,
]);
const errors = compileErrors('tsconfig.json', Object.fromEntries(planted) as Record<string, string>);
const errorsOf = new Map(cases.map(([name], index) => [name, errors[index]]));

test.each(Object.keys(refused))('the compiler refuses to bind %s', (name) => {
  expect(errorsOf.get(name)).not.toEqual([]);
});

test.each(Object.keys(accepted))('the compiler lets one bind %s', (name) => {
  expect(errorsOf.get(name)).toEqual([]);
});
