import styled from '@emotion/styled';
import { use, useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { formatNumber } from '../shared/format/formatNumber';
import { shadows } from '../shared/page/shadows';
import { mapMessages } from './messages';
import { placeOnMap, ShownMapContext } from './placeOnMap';
import { roomAround, TAG_GAP, TAG_HOLE } from './tagBoxes';
import { hiddenTagText, tagText } from './tagText';
import type { TagGroup } from './tagGroups';
import { neighbourInDirection } from './neighbourInDirection';

interface PriceTagsProps {
  readonly groups: readonly TagGroup[];
  /** The key of the group that is pointed at in the list. */
  readonly highlighted: string | null;
  /** The key of the group whose cards are open. */
  readonly opened: string | null;
  onOpen(group: TagGroup): void;
}

/** Price tags, each hung on its place, and whole where that is near the edge of the map or its controls. One stop of the Tab key; arrows lead from tag to tag. */
export function PriceTags({ groups, highlighted, opened, onOpen }: PriceTagsProps) {
  const shown = use(ShownMapContext);
  const list = useRef<HTMLUListElement>(null);
  const current = useRef<string | null>(null);

  useEffect(() => {
    const tags = [...(list.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? [])];
    const stop = tags.find((tag) => tag.dataset['tag'] === current.current) ?? tags[0];
    for (const tag of tags) tag.tabIndex = tag === stop ? 0 : -1;
  }, [groups]);

  if (shown === null) return null;
  const { camera, size } = shown;
  const isInFrame = ({ at }: TagGroup) => roomAround(camera, size, at) !== null;
  const move = (event: KeyboardEvent<HTMLButtonElement>, group: TagGroup) => {
    const next = neighbourInDirection(groups.filter(isInFrame), group, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== null) list.current?.querySelector<HTMLElement>(`[data-tag="${CSS.escape(next.key)}"]`)?.focus();
  };
  const enter = (target: HTMLButtonElement, group: TagGroup) => {
    current.current = group.key;
    for (const tag of list.current?.querySelectorAll('button') ?? []) tag.tabIndex = tag === target ? 0 : -1;
  };
  return (
    <Tags ref={list} aria-label={mapMessages.tags}>
      {groups.map((group) => {
        const text = tagText(group);
        const hidden = hiddenTagText(group);
        const room = roomAround(camera, size, group.at);
        return (
          <li
            key={group.key}
            style={{ ...placeOnMap(camera, group.at), ...(room !== null && lengths(room)) }}
            // Beyond the edge it waits to be dragged in.
            inert={room === null}
            data-raised={group.key === opened || undefined}
          >
            <button
              type="button"
              data-tag={group.key}
              data-gift={(group.count === 1 && group.card.price.kind === 'gift') || undefined}
              data-several={group.count > 1 || undefined}
              data-highlighted={group.key === highlighted || undefined}
              aria-expanded={group.isOnePlace ? group.key === opened : undefined}
              onClick={() => onOpen(group)}
              onFocus={(event) => enter(event.currentTarget, group)}
              onKeyDown={(event) => move(event, group)}
            >
              {hidden.before !== '' && <VisuallyHidden>{hidden.before}</VisuallyHidden>}
              {group.count > 1 && <span className="count">{formatNumber(group.count)}</span>}
              {hidden.between !== '' && <VisuallyHidden>{hidden.between}</VisuallyHidden>}
              {group.count > 1 && text !== '' && <span className="from">{mapMessages.from}</span>}
              {text}
              {hidden.after !== '' && <VisuallyHidden>{hidden.after}</VisuallyHidden>}
            </button>
          </li>
        );
      })}
    </Tags>
  );
}

function lengths(room: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(room).map(([side, length]) => [`--${side}`, `${length}px`]));
}

const Tags = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  'li:hover, li:focus-within, li[data-raised], li:has([data-highlighted])': { zIndex: 1 },
  button: {
    '--tag': 'var(--mb-palette-background-paper)',
    '--ink': 'var(--mb-palette-primary-main)',
    // Per cent of the tag itself. The room is that of a point within the map; a tag beyond hangs on its place.
    '--across': `clamp(${TAG_GAP}px - var(--left, 9999px), -50%, var(--right, 9999px) - 100% - ${TAG_GAP}px)`,
    '--down': `clamp(${TAG_GAP + TAG_HOLE}px - var(--above, 9999px), 0px, var(--below, 9999px) + ${TAG_HOLE - TAG_GAP}px - 100%)`,
    position: 'absolute',
    left: 0,
    top: -TAG_HOLE,
    translate: 'var(--across) var(--down)',
    transformOrigin: `50% ${TAG_HOLE}px`,
    display: 'flex',
    alignItems: 'baseline',
    gap: 4,
    minWidth: 44,
    justifyContent: 'center',
    padding: '15px 9px 5px',
    border: '1.5px solid var(--ink)',
    borderRadius: '16px 16px 8px 8px',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontFamily: '"Bricolage Grotesque Variable", "Figtree Variable", sans-serif',
    fontSize: '0.875rem',
    lineHeight: '18px',
    fontWeight: 750,
    color: 'var(--ink)',
    background: 'var(--tag)',
    boxShadow: shadows.soft,
  },
  // The hole that the tag hangs by is its place, but for the corners of the map.
  'button::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 'clamp(7px, -1 * (var(--across)) - 3px, 100% - 13px)',
    width: 6,
    height: 6,
    borderRadius: 999,
    background: 'var(--ink)',
  },
  'button[data-gift]': { '--ink': 'var(--mb-palette-secondary-main)' },
  'button[data-several]': {
    paddingInlineEnd: 7,
    boxShadow: `3px 3px 0 -1px var(--mb-palette-background-paper), 3px 3px 0 0.5px var(--ink), ${shadows.soft}`,
  },
  'button:hover, button[data-highlighted], button[aria-expanded="true"]': {
    '--tag': 'var(--mb-palette-primary-main)',
    '--ink': 'var(--mb-palette-primary-contrastText)',
    borderColor: 'var(--mb-palette-primary-main)',
  },
  'button[data-gift]:is(:hover, [data-highlighted], [aria-expanded="true"])': {
    '--tag': 'var(--mb-palette-secondary-main)',
    '--ink': 'var(--mb-palette-secondary-contrastText)',
    borderColor: 'var(--mb-palette-secondary-main)',
  },
  '.count': {
    alignSelf: 'center',
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 999,
    fontFamily: '"Figtree Variable", sans-serif',
    fontSize: '0.75rem',
    fontWeight: 750,
    textAlign: 'center',
    color: 'var(--mb-palette-accent-contrastText)',
    background: 'var(--mb-palette-accent-main)',
  },
  '.from': { fontFamily: '"Figtree Variable", sans-serif', fontSize: '0.75rem', fontWeight: 550 },
  '@media (prefers-reduced-motion: no-preference)': {
    'button[data-highlighted], button:hover': { animation: 'price-tag-swing 700ms ease-out' },
    '@keyframes price-tag-swing': {
      '0%': { rotate: '0deg' },
      '25%': { rotate: '7deg' },
      '55%': { rotate: '-4deg' },
      '80%': { rotate: '2deg' },
      '100%': { rotate: '0deg' },
    },
  },
});
