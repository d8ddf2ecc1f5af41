// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedSession } from '../../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the session is stored under mbz_session', () => {
  new EmbeddedSession(new PersonStorage()).change('demo-karim');
  expect(localStorage.getItem('mbz_session')).toBe('demo-karim');
  expect(new EmbeddedSession(new PersonStorage()).uid).toBe('demo-karim');
});

test('signing out removes the session', () => {
  const session = new EmbeddedSession(new PersonStorage());
  session.change('demo-karim');
  session.change(null);
  expect(session.uid).toBeNull();
  expect(localStorage.getItem('mbz_session')).toBeNull();
});

test.each(['mbz_session', null])('hears another tab that changes %s', (key) => {
  const session = new EmbeddedSession(new PersonStorage());
  const emissions = vi.fn();
  session.subscribe(emissions);
  localStorage.setItem('mbz_session', 'demo-camille');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(emissions).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(emissions).toHaveBeenCalledTimes(1);
  expect(session.uid).toBe('demo-camille');
});

test('a session of this tab leaves that of the browser unchanged and ignores its changes', () => {
  new EmbeddedSession(new PersonStorage()).change('demo-camille');
  const session = new EmbeddedSession(new PersonStorage());
  session.changeInThisTab('demo-karim');
  expect(localStorage.getItem('mbz_session')).toBe('demo-camille');
  dispatchEvent(new StorageEvent('storage', { key: 'mbz_session' }));
  expect(session.uid).toBe('demo-karim');
  expect(new EmbeddedSession(new PersonStorage()).uid).toBe('demo-karim');
  session.change(null);
  expect(new EmbeddedSession(new PersonStorage()).uid).toBeNull();
  expect(localStorage.getItem('mbz_session')).toBe('demo-camille');
});

test('the session stays in memory where localStorage is refused', () => {
  refuseStorage();
  const session = new EmbeddedSession(new PersonStorage());
  expect(session.uid).toBeNull();
  session.change('demo-camille');
  expect(session.uid).toBe('demo-camille');
});
