import type { Duplex } from 'node:stream';
import type { ClientBase, Connection, Submittable } from 'pg';

/** What the driver has for COPY and its types leave out. */
interface CopyConnection {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(lines: Buffer): void;
  endCopyFrom(): void;
}

/** One COPY, as the driver runs it: lines go in with the statement, or come out of it. */
class CopyQuery implements Submittable {
  private readonly answered: Buffer[] = [];

  constructor(
    private readonly text: string,
    private readonly lines: Buffer | null,
    private readonly done: (lines: Buffer) => void,
    private readonly failed: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    const { stream } = connection;
    const copying = connection as unknown as CopyConnection;
    // In one write: the embedded database wants the whole of a COPY in the message that begins it. PostgreSQL ignores the
    // lines of a COPY that it has refused.
    stream.cork();
    copying.query(this.text);
    if (this.lines !== null) {
      copying.sendCopyFromChunk(this.lines);
      copying.endCopyFrom();
    }
    stream.uncork();
  }

  handleCopyInResponse(): void {
    // The lines are on their way already.
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // A copy: the driver uses its buffer again.
    this.answered.push(Buffer.from(chunk));
  }

  handleCommandComplete(): void {
    // Told by the next one.
  }

  handleReadyForQuery(): void {
    this.done(Buffer.concat(this.answered));
  }

  handleError(error: Error): void {
    this.failed(error);
  }
}

/** All lines that `copy … to stdout` answers: ask for a piece at a time. */
export const copyOut = (client: ClientBase, text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => void client.query(new CopyQuery(text, null, resolve, reject)));

/** Whole lines for `copy … from stdin`, a few megabytes at a time. */
export const copyIn = async (client: ClientBase, text: string, lines: Buffer): Promise<void> => {
  await new Promise((resolve, reject) => void client.query(new CopyQuery(text, lines, resolve, reject)));
};
