import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AccountGate } from '../../../src/presentation/account/AccountGate';

test.each([
  ['/account', '/auth?next=%2Faccount'],
  ['/account#decisions', '/auth?next=%2Faccount%23decisions'],
])(
  'a person who opens the account without being signed in comes back to the section that they have asked for: %s',
  (address, signIn) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <AccountGate />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', signIn);
  },
);
