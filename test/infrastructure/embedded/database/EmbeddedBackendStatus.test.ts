import { expect, test, vi } from 'vitest';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import { EmbeddedBackendStatus } from '../../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';

test('tells its state now and at every change', () => {
  const status = new EmbeddedBackendStatus();
  const listener = vi.fn();
  status.subscribe(listener);
  status.setPhase({ kind: 'importing', done: 40, total: 240 });
  status.setPhase({ kind: 'ready' });
  expect(listener.mock.calls.flat()).toEqual([
    { kind: 'starting' },
    { kind: 'importing', done: 40, total: 240 },
    { kind: 'ready' },
  ]);
});

test.each<BackendFailure>(['unavailable', 'blocked', 'full'])(
  'puts %s before progress, once, and goes back to it',
  (failure) => {
    const { status, told } = watched();
    status.fail(failure);
    status.fail(failure);
    status.setPhase({ kind: 'ready' });
    status.recover('written');
    expect(told()).toEqual(['starting', failure, 'ready']);
  },
);

test.each<BackendFailure>(['denied', 'unknown'])('passes over %s, which concerns one operation', (failure) => {
  const { status, told } = watched();
  status.fail(failure);
  expect(told()).toEqual(['starting']);
});

test('stays full until something could be written', () => {
  const { status, told } = watched();
  status.fail('full');
  status.recover('opened');
  expect(told()).toEqual(['starting', 'full']);
  status.recover('written');
  expect(told()).toEqual(['starting', 'full', 'starting']);
});

function watched() {
  const status = new EmbeddedBackendStatus();
  const kinds: string[] = [];
  status.subscribe(({ kind }) => kinds.push(kind));
  return { status, told: () => kinds };
}
