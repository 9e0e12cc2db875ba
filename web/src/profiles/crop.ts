// A square cut out of a picture. The view is kept in the picture's own pixels, so that it means the same on every screen.
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropView {
  /** 1 shows as much as fits into the square. */
  readonly zoom: number;
  /** Centre of the square. */
  readonly x: number;
  readonly y: number;
}

export const ZOOM_MAX = 5;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

export const sideOf = (size: Size, zoom: number): number => Math.min(size.width, size.height) / zoom;

/** The nearest view that has no empty corner. */
export const fitView = (size: Size, view: CropView): CropView => {
  const zoom = between(1, view.zoom, ZOOM_MAX);
  const half = sideOf(size, zoom) / 2;
  return { zoom, x: between(half, view.x, size.width - half), y: between(half, view.y, size.height - half) };
};

export const firstView = (size: Size): CropView => ({ zoom: 1, x: size.width / 2, y: size.height / 2 });

/** Moved by a part of the square: dragging to the right shows more of the left. */
export const moveView = (size: Size, view: CropView, right: number, down: number): CropView => {
  const side = sideOf(size, view.zoom);
  return fitView(size, { ...view, x: view.x - right * side, y: view.y - down * side });
};

export const zoomView = (size: Size, view: CropView, zoom: number): CropView => fitView(size, { ...view, zoom });

export const drawView = (canvas: HTMLCanvasElement, picture: CanvasImageSource & Size, view: CropView): void => {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const side = sideOf(picture, view.zoom);
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, view.x - side / 2, view.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
};

const QUALITY = 0.9;

/** D9: what is sent. Browsers that cannot write WebP answer PNG, which is large for a photo: those get JPEG on white. */
export const cutOut = (picture: CanvasImageSource & Size, view: CropView, px: number): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width: px, height: px });
  drawView(canvas, picture, view);
  const webp = canvas.toDataURL('image/webp', QUALITY);
  if (webp.startsWith('data:image/webp')) return webp;
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.globalCompositeOperation = 'destination-over';
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, px, px);
  }
  return canvas.toDataURL('image/jpeg', QUALITY);
};
