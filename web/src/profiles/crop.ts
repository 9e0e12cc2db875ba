// A window cut out of a picture, a square unless it says otherwise. The view is kept in the picture's own pixels, so that it means the same on every screen.
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropView {
  /** 1 shows as much as fits into the window. */
  readonly zoom: number;
  /** Centre of the window. */
  readonly x: number;
  readonly y: number;
}

export const ZOOM_MAX = 5;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** Width of the window; `aspect` is its width divided by its height. */
export const sideOf = (size: Size, zoom: number, aspect = 1): number =>
  Math.min(size.width, size.height * aspect) / zoom;

/** The nearest view that has no empty corner. */
export const fitView = (size: Size, view: CropView, aspect = 1): CropView => {
  const zoom = between(1, view.zoom, ZOOM_MAX);
  const half = sideOf(size, zoom, aspect) / 2;
  const high = half / aspect;
  return { zoom, x: between(half, view.x, size.width - half), y: between(high, view.y, size.height - high) };
};

export const firstView = (size: Size): CropView => ({ zoom: 1, x: size.width / 2, y: size.height / 2 });

/** Moved by a part of the window's width: dragging to the right shows more of the left. */
export const moveView = (size: Size, view: CropView, right: number, down: number, aspect = 1): CropView => {
  const side = sideOf(size, view.zoom, aspect);
  return fitView(size, { ...view, x: view.x - right * side, y: view.y - down * side }, aspect);
};

export const zoomView = (size: Size, view: CropView, zoom: number, aspect = 1): CropView =>
  fitView(size, { ...view, zoom }, aspect);

export const drawView = (canvas: HTMLCanvasElement, picture: CanvasImageSource & Size, view: CropView): void => {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const aspect = canvas.width / canvas.height;
  const side = sideOf(picture, view.zoom, aspect);
  const high = side / aspect;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, view.x - side / 2, view.y - high / 2, side, high, 0, 0, canvas.width, canvas.height);
};

const QUALITY = 0.9;

/** D9: what is sent. Browsers that cannot write WebP answer PNG, which is large for a photo: those get JPEG on white. */
export const cutOut = (picture: CanvasImageSource & Size, view: CropView, px: number, aspect = 1): string => {
  const height = Math.round(px / aspect);
  const canvas = Object.assign(document.createElement('canvas'), { width: px, height });
  drawView(canvas, picture, view);
  const webp = canvas.toDataURL('image/webp', QUALITY);
  if (webp.startsWith('data:image/webp')) return webp;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.globalCompositeOperation = 'destination-over';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, px, height);
  }
  return canvas.toDataURL('image/jpeg', QUALITY);
};
