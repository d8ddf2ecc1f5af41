import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler, useLayoutEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EarlyInputReplay } from '../../../../src/presentation/app/startup/EarlyInputReplay';

/** The page that the server sends, of the same controls as `Page`. */
const prerendered = `
  <header><input name="q" aria-label="Recherche"></header>
  <main>
    <input name="q" aria-label="Recherche"><input type="checkbox" name="photo"><input type="radio" name="_R_1_" value="achat" checked><input type="radio" name="_R_1_" value="location"><select name="tri"><option>date</option><option>prix</option></select>
    <button>Ouvrir <b>tout</b></button>
    <button aria-label="Garder" data-heart="lampe" aria-pressed="false">♥</button>
    <button aria-label="Garder" data-heart="autre" aria-pressed="false">♥</button>
    <p>Rien</p><ul></ul>
  </main>`;

const onOpen = vi.fn<(focused?: unknown) => void>();
const onSort = vi.fn<(by: string) => void>();

function Page() {
  const [isFavourite, setFavourite] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <header>
        <input name="q" aria-label="Recherche" />
      </header>
      <main>
        <input name="q" aria-label="Recherche" value={text} onChange={(event) => setText(event.target.value)} />
        <input type="checkbox" name="photo" />
        <input type="radio" name="_r_2_" value="achat" defaultChecked />
        <input type="radio" name="_r_2_" value="location" />
        <select name="tri" onChange={(event) => onSort(event.target.value)}>
          <option>date</option>
          <option>prix</option>
        </select>
        <button onClick={() => onOpen(document.activeElement?.textContent)}>
          Ouvrir <b>tout</b>
        </button>
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
        <ul />
      </main>
      <EarlyInputReplay />
    </>
  );
}

const old = document.createElement('div');
const types = ['click', 'focusin', 'input', 'keydown', 'mousedown'];
const record = (event: Event) => {
  if (globalThis.mbzEarly) globalThis.mbzEarly = [...globalThis.mbzEarly, event];
};
const find = <Found extends Element = HTMLElement>(selector: string) => {
  const found = old.querySelector<Found>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

/** Removes the prerendered page and shows the hydrated one. */
async function takeOver(page = <Page />) {
  old.remove();
  await act(async () => render(page));
}

beforeEach(() => {
  globalThis.mbzEarly = [];
  old.className = 'prerendered';
  old.innerHTML = prerendered;
  document.body.append(old);
  for (const type of types) document.addEventListener(type, record, true);
});

afterEach(() => {
  for (const type of types) document.removeEventListener(type, record, true);
  old.remove();
  globalThis.mbzEarly = undefined;
  vi.resetAllMocks();
});

test('a button that was clicked before hydration is clicked once, with the focus that it had, and no other is', async () => {
  const button = find('b').parentElement;
  button?.focus();
  for (const target of ['b', 'b']) fireEvent.click(find(target));
  await takeOver();
  expect(onOpen.mock.calls).toEqual([['Ouvrir tout']]);
  expect(screen.getAllByRole('button', { name: 'Garder' })[0]).toHaveAttribute('aria-pressed', 'false');
  expect(globalThis.mbzEarly).toBeNull();
});

test.each(['true', 'false'])('a toggle button ends in the state it was left in: %s', async (pressed) => {
  fireEvent.click(find('[data-heart=lampe]'));
  find('[data-heart=lampe]').setAttribute('aria-pressed', pressed);
  await takeOver();
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button', { name: 'Garder' })[0]).toHaveAttribute('aria-pressed', pressed);
});

test('text typed before hydration is in the field where it was typed, which has the focus', async () => {
  find('main input').focus();
  for (const value of ['v', 'vélo']) fireEvent.input(find('main input'), { target: { value } });
  await takeOver();
  const [inHeader, inMain] = screen.getAllByRole('textbox');
  expect(inMain).toHaveValue('vélo');
  expect(inMain).toHaveFocus();
  expect(inHeader).toHaveValue('');
});

test('the selected text of the field that has the focus is still selected', async () => {
  find('main input').focus();
  fireEvent.input(find('main input'), { target: { value: 'vélo rouge' } });
  find<HTMLInputElement>('main input').setSelectionRange(5, 10, 'backward');
  await takeOver();
  const [, field] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([field?.selectionStart, field?.selectionEnd, field?.selectionDirection]).toEqual([5, 10, 'backward']);
});

test('a button that is held down while the application takes over is clicked, unless the press has ended', async () => {
  fireEvent.mouseDown(find('[data-heart=autre]'));
  fireEvent.click(find('p'));
  fireEvent.mouseDown(find('b'));
  await takeOver();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('boxes and lists keep what was chosen before hydration', async () => {
  fireEvent.click(find('[type=checkbox]'));
  fireEvent.click(find('[value=location]'));
  fireEvent.input(find('select'), { target: { value: 'prix' } });
  await takeOver();
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
  expect(screen.getByRole('combobox')).toHaveValue('prix');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('prix');
});

test('a click beside a field takes the focus away, and nothing is focused', async () => {
  find('main input').focus();
  fireEvent.click(find('p'));
  await takeOver();
  expect(document.body).toHaveFocus();
});

test('a click that navigates reaches a router, which listens after the layout effects of its pages', async () => {
  fireEvent.click(find('b'));
  let isListening = false;
  const answers: boolean[] = [];
  onOpen.mockImplementation(() => void answers.push(isListening));
  function Router({ children }: { readonly children: ReactNode }) {
    useLayoutEffect(() => void (isListening = true));
    return children;
  }
  await takeOver(
    <Router>
      <Page />
    </Router>,
  );
  expect(answers).toEqual([true]);
});

test('a shortcut pressed before hydration reaches those who listen now, and letters do not', async () => {
  const pressed: string[] = [];
  const listen = ({ key }: KeyboardEvent) => pressed.push(key);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(find('main input'), { key: 'v' });
  document.addEventListener('keydown', listen);
  await takeOver();
  document.removeEventListener('keydown', listen);
  expect(pressed).toEqual(['k']);
});

test('photos stay where they were scrolled to', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue(undefined);
  globalThis.mbzEarly = [{ type: 'scroll', target: find('ul'), left: 320 }];
  await takeOver();
  expect(scrolled).toHaveBeenCalledWith({ left: 320, behavior: 'instant' });
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('list')]);
});

test('nothing happens where the script of the page did not run', async () => {
  globalThis.mbzEarly = undefined;
  await takeOver();
  expect(onOpen).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('what has no counterpart on the hydrated page is dropped', async () => {
  find('main').insertAdjacentHTML('beforeend', '<input aria-label="Autre"><button>Autre</button>');
  fireEvent.input(find('[aria-label=Autre]'), { target: { value: 'x' } });
  fireEvent.click(find('button:last-child'));
  await takeOver();
  expect(onOpen).not.toHaveBeenCalled();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
});

test('a page on which nothing was done is rendered once, and one on which something was done, with its effects before the replay', async () => {
  const onRender = vi.fn();
  const page = (
    <Profiler id="page" onRender={onRender}>
      <Page />
    </Profiler>
  );
  globalThis.mbzEarly = [];
  const { unmount } = render(page);
  await act(async () => undefined);
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(globalThis.mbzEarly).toBeNull();
  unmount();
  globalThis.mbzEarly = [{ type: 'scroll', target: document.body, left: 0 }];
  render(page);
  await act(async () => undefined);
  expect(onRender).toHaveBeenCalledTimes(3);
});
