import { Component, type ReactNode } from 'react';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { InvalidChartNotice } from '#tools/flowbook/draw/InvalidChartNotice.tsx';

type Props = { readonly name: string; readonly children: ReactNode };

/** The layout engine may fail on a chart: that is said in its place. */
export class NotLaidOut extends Component<Props, { readonly problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError = (error: unknown) => ({ problem: messageOf(error) });

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const message = `It could not be laid out: ${problem}`;
    return <InvalidChartNotice chart={{ name: this.props.name, file: '', message }} />;
  }
}
