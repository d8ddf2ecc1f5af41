import { expect, test, vi } from 'vitest';
import { UpdateViewModel } from '../../../../src/presentation/app/updates/UpdateViewModel';

function anUpdateViewModel() {
  let emit = (): void => undefined;
  const stop = vi.fn();
  const reload = vi.fn();
  const viewModel = new UpdateViewModel(
    {
      subscribe: (onUpdate) => {
        emit = onUpdate;
        return stop;
      },
    },
    { reload, reloadAutomatically: () => false },
  );
  return { viewModel, stop, reload, emitUpdate: () => emit() };
}

test('an update is offered once a newer version is online, and the page is reloaded only when the person asks for it', () => {
  const { viewModel, reload, emitUpdate } = anUpdateViewModel();
  viewModel.start();
  expect(viewModel.isOffered).toBe(false);
  emitUpdate();
  expect(viewModel.isOffered).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  viewModel.update();
  expect(reload).toHaveBeenCalledOnce();
});

test('a postponed update is offered again with the next version', () => {
  const { viewModel, emitUpdate } = anUpdateViewModel();
  viewModel.start();
  emitUpdate();
  viewModel.postpone();
  expect(viewModel.isOffered).toBe(false);
  emitUpdate();
  expect(viewModel.isOffered).toBe(true);
});

test('a view-model that is stopped listens to updates no longer', () => {
  const { viewModel, stop } = anUpdateViewModel();
  viewModel.start()();
  expect(stop).toHaveBeenCalledOnce();
});
