/** What can hold a picture with a tag on it. */
type Picture = HTMLVideoElement;
export type Decode = (picture: Picture) => Promise<string[]>;

/** The part of the Shape Detection API that we use. TypeScript doesn't know it, and Safari and Firefox don't have it. */
type Detector = { detect(picture: Picture): Promise<{ rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

async function browsersOwn(): Promise<Decode | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  try {
    // Some systems have the interface and nothing behind it.
    if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  } catch {
    return null;
  }
}

/** A frame is drawn no wider than this, in pixels: a tag that fills a third of it has ten for each module. */
const MAX_WIDTH = 960;

/** Loads ZXing from our own files: a megabyte that only those load who scan in a browser that can't. */
async function zxing(): Promise<Decode> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { videoWidth, videoHeight } = picture;
    if (!drawing || videoWidth === 0) return [];
    const scale = Math.min(1, MAX_WIDTH / videoWidth);
    [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const frame = drawing.getImageData(0, 0, canvas.width, canvas.height);
    return (await readBarcodes(frame, { formats: ['QRCode'] })).map(({ text }) => text);
  };
}

/** Returns what finds QR codes in a picture: the browser's own detector where there is one, which is faster and costs no download. */
export const qrDecoder = async (): Promise<Decode> => (await browsersOwn()) ?? zxing();
