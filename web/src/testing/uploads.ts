import { vi } from 'vitest';

type Listener = (event: object) => void;

/** A request that a test answers by hand. */
export class FakeRequest {
  readonly listeners: Record<string, Listener> = {};
  readonly upload = { addEventListener: (name: string, listener: Listener) => void (this.listeners[name] = listener) };
  status = 0;
  responseText = '';
  form: FormData | null = null;
  address = '';

  addEventListener(name: string, listener: Listener): void {
    this.listeners[name] = listener;
  }
  open(_method: string, address: string): void {
    this.address = address;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.listeners['abort']?.({});
  }
  progress(loaded: number, total: number): void {
    this.listeners['progress']?.({ lengthComputable: true, loaded, total });
  }
  answer(status: number, body: object | string): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.listeners['load']?.({});
  }
  breakOff(): void {
    this.listeners['error']?.({});
  }
}

/** Uploads of this page, in the order in which they began. */
export const watchUploads = (): FakeRequest[] => {
  const begun: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      constructor() {
        super();
        begun.push(this);
      }
    },
  );
  return begun;
};

export const uploadPass = {
  token: 'token-1',
  signature: 'signature-1',
  expire: 1_800_000_000,
  publicKey: 'public_acme',
  uploadUrl: '/api/v1/files/upload',
  folders: { image: '/acme-posts', video: '/acme-videos' },
};

/** A file of a size and type; its bytes do not matter. */
export const fileOf = (type: string, megabytes = 1, name = 'file'): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: Math.round(megabytes * 1024 * 1024) });
  return file;
};
