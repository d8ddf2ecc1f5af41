import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import type { Location } from '../../domain/listings/place/Location';
import { Icon } from '../shared/controls/Icon';
import { OutlineButton } from '../shared/controls/OutlineButton';
import { useViewModel } from '../shared/useViewModel';
import { filterMessages, locatingFailures } from './messages';
import { aroundMeViewModel } from './viewModels';

interface AroundMeProps {
  /** Locates at once: the person has just asked for it in words. */
  readonly isAsked?: boolean;
  onLocate(location: Location): void;
}

/** Locates the device, on a click only. */
export const AroundMe = observer(function AroundMe({ isAsked = false, onLocate }: AroundMeProps) {
  const viewModel = useViewModel(aroundMeViewModel);
  const { status } = viewModel;
  const locate = async () => {
    const location = await viewModel.locate();
    if (location !== null) onLocate(location);
  };
  // The search may have changed until the device answers.
  const report = useEffectEvent(onLocate);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void viewModel.locate().then((location) => {
      if (isCurrent && location !== null) report(location);
    });
    return () => void (isCurrent = false);
  }, [isAsked, viewModel]);
  return (
    <>
      <OutlineButton type="button" data-size="small" disabled={status === 'locating'} onClick={() => void locate()}>
        <Icon name="locate" size={18} />
        {status === 'locating' ? filterMessages.locating : filterMessages.aroundMe}
      </OutlineButton>
      {status !== 'idle' && status !== 'locating' && <Problem role="alert">{locatingFailures[status]}</Problem>}
    </>
  );
});

const Problem = styled.p({ margin: 0, fontSize: '0.875rem', color: 'var(--mb-palette-error-main)' });
