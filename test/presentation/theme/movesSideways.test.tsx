import { afterEach, expect, test } from 'vitest';
import { movesSideways } from '../../../src/presentation/theme/movesSideways';

afterEach(() => document.body.replaceChildren());

function put(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (target === null) throw new Error('no target');
  return target;
}

/** Without layout, sizes have to be said. */
function isWide(element: Element | null): void {
  Object.defineProperties(element, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
}

test.each([
  ['a text field', '<input data-target>'],
  ['a text area', '<textarea data-target></textarea>'],
  ['a list of choices', '<select data-target></select>'],
  ['text that can be edited', '<p contenteditable><b data-target></b></p>'],
  ['a slider', '<span role="slider"><i data-target></i></span>'],
  ['a carousel', '<div aria-roledescription="carousel"><img data-target></div>'],
  ['what asks for its own swipes', '<div data-swipe="own"><img data-target></div>'],
])('%s answers to sideways fingers by itself', (_, html) => {
  expect(movesSideways(put(html))).toBe(true);
});

test.each(['auto', 'scroll'])('an element that scrolls horizontally handles swipes (overflow %s)', (overflow) => {
  const target = put(`<ul style="overflow-x: ${overflow}"><li data-target></li></ul>`);
  isWide(document.querySelector('ul'));
  expect(movesSideways(target)).toBe(true);
});

test('an element without overflowing content does not handle swipes', () => {
  expect(movesSideways(put('<ul style="overflow-x: auto"><li data-target></li></ul>'))).toBe(false);
});

test.each(['hidden', 'visible', 'clip'])(
  'what is too wide but does not scroll does not either (overflow %s)',
  (overflow) => {
    const target = put(`<ul style="overflow-x: ${overflow}"><li data-target></li></ul>`);
    isWide(document.querySelector('ul'));
    expect(movesSideways(target)).toBe(false);
  },
);

test('the page itself does not handle swipes', () => {
  expect(movesSideways(put('<main><p data-target></p></main>'))).toBe(false);
  expect(movesSideways(window)).toBe(false);
  expect(movesSideways(null)).toBe(false);
});
