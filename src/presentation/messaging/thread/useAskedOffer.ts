import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OFFER_PARAMETER } from '../../shared/paths';
import type { ComposerViewModel } from './ComposerViewModel';
import type { ThreadViewModel } from './ThreadViewModel';

/** Begins the offer that the address asks for, once: a reload does not begin it again. */
export function useAskedOffer({ status, takesOffers }: ThreadViewModel, composer: ComposerViewModel): void {
  const [parameters, setParameters] = useSearchParams();
  const isAsked = status === 'ready' && parameters.has(OFFER_PARAMETER);
  useEffect(() => {
    if (!isAsked) return;
    if (takesOffers) composer.beginOffer();
    setParameters({}, { replace: true });
  }, [isAsked, takesOffers, composer, setParameters]);
}
