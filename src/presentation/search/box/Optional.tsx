import { Component, type ReactNode } from 'react';

/** What a page can do without: when it breaks, it is left out. */
export class Optional extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
