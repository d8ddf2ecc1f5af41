import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FailureNotice, Notice } from '../shared/notices/FailureNotice';
import { PageSection } from '../shared/page/PageSection';
import { paths } from '../shared/paths';
import { messages, REVIEWS_ID } from './messages';
import type { PersonReviewsViewModel } from './PersonReviewsViewModel';
import { ReviewItem } from './ReviewItem';
import { StarRow } from './StarRow';

interface PersonReviewsProps {
  readonly uid: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly viewModel: PersonReviewsViewModel;
}

/** The reviews about a person, with what the law asks to be said about them (docs/decisions/038). */
export const PersonReviews = observer(function PersonReviews({ uid, name, isOwn, viewModel }: PersonReviewsProps) {
  const { attempt, isFull, mean, retry, reviews, status } = viewModel;
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isAsked = hash === `#${REVIEWS_ID}`;
  useEffect(() => viewModel.start(uid), [attempt, uid, viewModel]);
  // They come after the page, whose beginning a new address shows.
  useEffect(() => {
    if (!isAsked || status !== 'ready') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isAsked, key, status]);
  return (
    <PageSection aria-labelledby={REVIEWS_ID}>
      <h2 id={REVIEWS_ID} ref={heading} tabIndex={-1}>
        {reviews.length === 0 ? messages.title : messages.titleCount(reviews.length, !isFull)}
      </h2>
      {status === 'loading' && <p role="status">{messages.loading}</p>}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={retry} />}
      {status === 'ready' && mean === null && (
        <Notice>
          <p>{isOwn ? messages.noneOfYours : messages.none(name)}</p>
        </Notice>
      )}
      {mean !== null && (
        <List>
          <p className="mean" role="img" aria-label={messages.meanOf(mean, reviews.length)}>
            <StarRow filled={mean} /> <strong>{messages.mean(mean)}</strong>
          </p>
          <p className="quiet">{messages.order}</p>
          <ol>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} subject={{ uid, name }} viewModel={viewModel} />
              </li>
            ))}
          </ol>
        </List>
      )}
      <Checks>
        <summary>{messages.checksTitle}</summary>
        <p>{messages.checks}</p>
        <Link to={paths.ranking}>{messages.ranking}</Link>
      </Checks>
    </PageSection>
  );
});

const List = styled.div({
  p: { margin: 0 },
  '.mean': { fontSize: '1.25rem' },
  '.quiet': { marginTop: 4, color: 'var(--mb-palette-text-secondary)' },
  ol: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: 16,
    margin: '16px 0 0',
    padding: 0,
    listStyle: 'none',
  },
});

const Checks = styled.details({
  marginTop: 16,
  color: 'var(--mb-palette-text-secondary)',
  summary: { minHeight: 44, display: 'list-item', alignContent: 'center', cursor: 'pointer', fontWeight: 600 },
  p: { margin: '4px 0', maxWidth: '65ch', lineHeight: 1.55 },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
});
