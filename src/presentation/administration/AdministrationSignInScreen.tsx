import styled from '@emotion/styled';
import { AuthScreen } from '../auth/AuthScreen';
import { NARROW_MARGIN } from '../shared/page/pageMargin';
import { AdministrationFrame } from './AdministrationFrame';

/** Signs in while the site is closed: the maintenance gate lets addresses of the administration through. */
export function AdministrationSignInScreen() {
  return (
    <AdministrationFrame>
      <Reach>
        <AuthScreen />
      </Reach>
    </AdministrationFrame>
  );
}

/** As wide as the window: the screen within has margins of its own, which those of the frame would double. */
const Reach = styled.div({ marginInline: `calc(-1 * ${NARROW_MARGIN})` });
