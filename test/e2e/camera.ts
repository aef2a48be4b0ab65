import type { Page } from 'playwright-core';
import { encode } from 'uqr';

/** Puts a QR code in front of the page’s camera. The picture is a real stream, read by the product’s own code. */
export const showToCamera = (page: Page, text: string) =>
  page.addInitScript(
    ({ cells }) => {
      const open = async () => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 480];
        const paper = canvas.getContext('2d')!;
        const side = Math.floor(400 / cells.length);
        const draw = () => {
          paper.fillStyle = '#fff';
          paper.fillRect(0, 0, 640, 480);
          paper.fillStyle = '#000';
          for (const [y, row] of cells.entries())
            for (const [x, isDark] of row.entries()) if (isDark) paper.fillRect(120 + x * side, 40 + y * side, side, side);
        };
        draw();
        setInterval(draw, 100);
        return canvas.captureStream(10);
      };
      Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: open }, configurable: true });
    },
    { cells: encode(text, { ecc: 'Q', border: 0 }).data },
  );

/** Has the browser answer a request for the camera as it does when the person, or the device, says no. */
export const refuseCamera = (page: Page, name: string) =>
  page.addInitScript((name) => {
    const refuse = () => Promise.reject(new DOMException('No', name));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse }, configurable: true });
  }, name);
