import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShortcutsDialog } from '../../../src/presentation/administration/cases/ShortcutsDialog';
import { JumpDialog } from '../../../src/presentation/administration/desk/JumpDialog';
import { JumpViewModel } from '../../../src/presentation/administration/desk/JumpViewModel';
import { TeamDialog } from '../../../src/presentation/administration/team/TeamDialog';
import { failure } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';

const onClose = vi.fn();
const queue = { hasLetters: true, switchLetters: () => undefined };
const jump = () =>
  new JumpViewModel(
    { targetOf: async () => failure('offline') },
    { page: async () => failure('offline') },
    { subscribe: () => nothing },
  );
const nothing = () => undefined;

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(dialog: ReactElement) {
  window.history.replaceState({ key: 'page' }, '');
  render(
    <MemoryRouter initialEntries={['/admin']}>
      {dialog}
      <Address />
    </MemoryRouter>,
  );
}

beforeEach(() => void onClose.mockReset());

test.each([
  ['of the keys', <ShortcutsDialog key="keys" queue={queue} keys={[]} onClose={onClose} />],
  ['that leads to what is typed', <JumpDialog key="jump" viewModel={jump()} onClose={onClose} />],
  [
    'that asks before the team changes',
    <TeamDialog
      key="team"
      person={aProfile()}
      action="dismissal"
      isChanging={false}
      onConfirm={nothing}
      onClose={onClose}
      onClosed={nothing}
    />,
  ],
])('Back closes the dialog %s instead of leaving the administration', async (_dialog, element) => {
  open(element);
  expect(window.history.state).toEqual({ key: 'page', covered: true });
  act(() => window.history.back());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
