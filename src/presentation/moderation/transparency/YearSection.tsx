import styled from '@emotion/styled';
import type { YearlyFigures } from '../../../domain/moderation/YearlyFigures';
import { formatDay } from '../../shared/format/formatDate';
import { reportReasonLabels } from '../messages';
import { CountTable } from './CountTable';
import { formatDelay } from './formatDelay';
import { appealLabels, groundLabels, measureLabels, transparencyMessages as messages } from './transparencyMessages';

/** The figures of a year, as tables. */
export function YearSection({ figures }: { readonly figures: YearlyFigures }) {
  const { year, reports, receipts, measures, grounds, appeals, countedAt } = figures;
  const date = formatDay(countedAt);
  const isOver = new Date(countedAt).getUTCFullYear() > year;
  const id = `annee-${year}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{messages.year(year)}</h2>
      <p className="quiet">{isOver ? messages.countedAt(date) : messages.countedAgain(date)}</p>
      <p>
        {receipts.answered === 0
          ? messages.noDelay
          : messages.delay(receipts.answered, formatDelay(receipts.medianMinutes))}
      </p>
      <Tables>
        <div>
          <CountTable caption={messages.reports} head={messages.reason} counts={reports} labels={reportReasonLabels} />
          <p className="quiet">{messages.withoutAccount(receipts.withoutAccount)}</p>
        </div>
        <CountTable caption={messages.measures} head={messages.measure} counts={measures} labels={measureLabels} />
        <div className="short">
          <CountTable caption={messages.grounds} head={messages.ground} counts={grounds} labels={groundLabels} />
          <CountTable caption={messages.appeals} head={messages.outcome} counts={appeals} labels={appealLabels} />
        </div>
      </Tables>
    </section>
  );
}

const Tables = styled.div({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: '28px 40px',
  margin: '20px 0 44px',
  '.short': { display: 'grid', gap: 28 },
});
