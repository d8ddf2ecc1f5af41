import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EarlyClickReplay } from '../../../../src/presentation/app/startup/EarlyClickReplay';

function Page({ onOpen }: { readonly onOpen: () => void }) {
  const [isFavourite, setFavourite] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <input name="q" aria-label="Recherche" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={onOpen}>Ouvrir</button>
      <button
        aria-label="Garder"
        data-heart="lampe"
        aria-pressed={isFavourite}
        onClick={() => setFavourite(!isFavourite)}
      >
        ♥
      </button>
      <button aria-label="Garder" data-heart="autre" aria-pressed="false" onClick={onOpen}>
        ♥
      </button>
      <EarlyClickReplay />
    </>
  );
}

const show = () => {
  const onOpen = vi.fn();
  render(<Page onOpen={onOpen} />);
  return onOpen;
};

beforeEach(() => {
  globalThis.mbzEarly = undefined;
});

test('buttons clicked before hydration are clicked once, and no others', () => {
  globalThis.mbzEarly = { clicks: { Ouvrir: null }, typed: null };
  expect(show()).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button', { name: 'Garder' })[0]).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  expect(globalThis.mbzEarly).toBeNull();
});

test.each(['true', 'false'])('a toggle button ends in the state it was left in: %s', (pressed) => {
  globalThis.mbzEarly = { clicks: { lampe: pressed }, typed: null };
  expect(show()).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button', { name: 'Garder' })[0]).toHaveAttribute('aria-pressed', pressed);
});

test('text typed before hydration is in the search field, which has the focus', () => {
  globalThis.mbzEarly = { clicks: {}, typed: 'vélo' };
  show();
  expect(screen.getByRole('textbox')).toHaveValue('vélo');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('nothing happens where the script of the page did not run', () => {
  expect(show()).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('');
});
