import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import type { Photo } from '../../../domain/listings/Photo';
import { contentOfListing, type ReportedContent } from '../../../domain/moderation/ReportedContent';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDate } from '../../shared/format/formatDate';
import { formatPrice } from '../../shared/format/formatPrice';
import { caseMessages as messages, partLabels } from './caseMessages';
import type { FormerContent } from './formerContentOf';
import { contentChanges, type ContentChanges, type ContentPart } from './contentChanges';
import { PhotoStrip } from './PhotoStrip';

interface ListingComparisonProps {
  /** Null if nobody has reported the listing, nor decided about it. */
  readonly former: FormerContent | null;
  /** As it is now; null if it is gone. */
  readonly listing: Listing | null;
  readonly isOffensive: boolean;
  readonly now: Instant;
}

const texts = ['title', 'price', 'description'] as const;

/** A listing as it was reported or decided about, and as it is now: parts that have changed are shown twice, and named. */
export function ListingComparison({ former, listing, isOffensive, now }: ListingComparisonProps) {
  const reported = former?.content ?? (listing === null ? null : contentOfListing(listing));
  if (reported === null) return null;
  const changes = former === null || listing === null ? null : contentChanges(former.content, listing);
  const current = listing === null ? reported : contentOfListing(listing);
  const before = former === null ? '' : messages.before[former.source](formatDate(former.at, now));
  return (
    <Root>
      {changes !== null && former !== null && <p className="summary">{summary(changes, former)}</p>}
      {texts.map((part) => (
        <Part key={part} part={part} isChanged={changes?.changed.has(part) ?? false}>
          {changes?.changed.has(part) === true ? (
            <>
              <Version label={before} text={textOf(part, reported)} />
              <Version label={messages.asNow} text={textOf(part, current)} />
            </>
          ) : (
            <p className="text">{textOf(part, current)}</p>
          )}
        </Part>
      ))}
      <Part part="photos" isChanged={changes?.changed.has('photos') ?? false}>
        <Photos
          reported={reported.photos}
          current={current.photos}
          changes={changes}
          before={before}
          isOffensive={isOffensive}
        />
      </Part>
    </Root>
  );
}

interface PhotosProps {
  readonly reported: readonly Photo[];
  readonly current: readonly Photo[];
  readonly changes: ContentChanges | null;
  /** The name of the former version. */
  readonly before: string;
  readonly isOffensive: boolean;
}

function Photos({ reported, current, changes, before, isOffensive }: PhotosProps) {
  if (changes?.changed.has('photos') !== true) return <PhotoStrip photos={current} isOffensive={isOffensive} />;
  const { removedPhotos, addedPhotos } = changes;
  return (
    <>
      <p>
        {removedPhotos.length > 0 && messages.removedPhotos(removedPhotos.length)}
        {removedPhotos.length > 0 && addedPhotos.length > 0 && ', '}
        {addedPhotos.length > 0 && messages.addedPhotos(addedPhotos.length)}
      </p>
      <p className="version">{before}</p>
      <PhotoStrip photos={reported} isOffensive={isOffensive} />
      <p className="version">{messages.asNow}</p>
      <PhotoStrip photos={current} isOffensive={isOffensive} />
    </>
  );
}

interface PartProps {
  readonly part: ContentPart;
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

function Part({ part, isChanged, children }: PartProps) {
  return (
    <section data-changed={isChanged || undefined}>
      <h3>
        {partLabels[part]}
        {isChanged && <span> ({messages.isChanged})</span>}
      </h3>
      {children}
    </section>
  );
}

function Version({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <p className="version">{label}</p>
      <p className="text">{text}</p>
    </>
  );
}

function textOf(part: (typeof texts)[number], { title, price, description }: ReportedContent): string {
  if (part === 'title') return title;
  if (part === 'description') return description === '' ? messages.noDescription : description;
  return price === null ? '' : formatPrice(price);
}

function summary({ changed }: ContentChanges, { source }: FormerContent): string {
  if (changed.size === 0) return messages.unchanged[source];
  return messages.changed[source]([...changed].map((part) => partLabels[part].toLocaleLowerCase('fr')).join(', '));
}

const Root = styled.div({
  '.summary': { fontWeight: 600 },
  section: { marginTop: 12, paddingInlineStart: 12, borderInlineStart: '3px solid var(--mb-palette-divider)' },
  'section[data-changed]': { borderInlineStartColor: 'var(--mb-palette-warning-main)' },
  h3: { margin: '0 0 4px', fontSize: '1rem', fontWeight: 650 },
  'h3 > span': { fontWeight: 400, color: 'var(--mb-palette-text-secondary)' },
  p: { margin: '0 0 8px' },
  '.version': { margin: '4px 0 2px', fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.text': { maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
