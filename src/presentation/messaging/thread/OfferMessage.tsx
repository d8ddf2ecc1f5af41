import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import { formatPrice } from '../../shared/format/formatPrice';
import type { ComposerViewModel } from './ComposerViewModel';
import { messages, offerLabels } from '../messages';

interface OfferMessageProps {
  readonly id: string;
  readonly euros: number;
  readonly isOwn: boolean;
  readonly name: string;
  readonly offerStatus: OfferStatus;
  readonly canAnswer: boolean;
  readonly composer: ComposerViewModel;
}

/** An offered price, with the two answers while it is pending. */
export function OfferMessage({ id, euros, isOwn, name, offerStatus: status, canAnswer, composer }: OfferMessageProps) {
  const answer = (kind: 'acceptance' | 'refusal') => () => composer.send({ kind, euros, offerId: id }, null);
  return (
    <Root>
      <span className="whose">{isOwn ? messages.yourOffer : messages.offerOf(name)}</span>
      <strong>{formatPrice({ kind: 'amount', euros })}</strong>
      {isOwn || status !== 'pending' || !canAnswer ? (
        <span className="status">{offerLabels[status]}</span>
      ) : (
        <span className="answers">
          <Button size="small" variant="contained" onClick={answer('acceptance')}>
            {messages.accept}
          </Button>
          <Button size="small" variant="outlined" onClick={answer('refusal')}>
            {messages.refuse}
          </Button>
        </span>
      )}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 180,
  '.whose, .status': { fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
  strong: { fontFamily: 'var(--mb-font-display)', fontSize: '1.5rem', lineHeight: 1.2 },
  '.answers': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 6 },
});
