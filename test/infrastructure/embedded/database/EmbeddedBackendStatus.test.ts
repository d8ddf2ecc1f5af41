import { expect, test, vi } from 'vitest';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import { EmbeddedBackendStatus } from '../../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';

test('the state is emitted now and at every change', () => {
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
  'the failure %s is emitted once and takes precedence over progress until recovery',
  (failure) => {
    const { status, emittedKinds } = watched();
    status.fail(failure);
    status.fail(failure);
    status.setPhase({ kind: 'ready' });
    status.recover('written');
    expect(emittedKinds()).toEqual(['starting', failure, 'ready']);
  },
);

test.each<BackendFailure>(['denied', 'unknown'])(
  'the failure %s is ignored, since it concerns one operation',
  (failure) => {
    const { status, emittedKinds } = watched();
    status.fail(failure);
    expect(emittedKinds()).toEqual(['starting']);
  },
);

test('the state stays full until something has been written', () => {
  const { status, emittedKinds } = watched();
  status.fail('full');
  status.recover('opened');
  expect(emittedKinds()).toEqual(['starting', 'full']);
  status.recover('written');
  expect(emittedKinds()).toEqual(['starting', 'full', 'starting']);
});

function watched() {
  const status = new EmbeddedBackendStatus();
  const kinds: string[] = [];
  status.subscribe(({ kind }) => kinds.push(kind));
  return { status, emittedKinds: () => kinds };
}
