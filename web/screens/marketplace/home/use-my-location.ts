import { useCallback, useState } from 'react';
import type { Point } from '#shared/values/geo.ts';

const REFUSED =
  'Your browser did not share your location. You can allow it in the settings of your browser, or type your city or ZIP code instead.';
const UNKNOWN = 'Your location could not be found. Please type your city or ZIP code instead.';

/** Two decimals are about half a mile: near enough for a search, and the address of the page does not say where somebody lives. */
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/** Asks the browser where the person is, only when told to. `problem` says in words why there is no answer. */
export const useMyLocation = (onFound: (place: Point) => void) => {
  const [isLocating, setIsLocating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const locate = useCallback(() => {
    setProblem(null);
    if (!('geolocation' in navigator)) {
      setProblem(UNKNOWN);
      return;
    }
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        onFound({ lat: roughly(coords.latitude), lon: roughly(coords.longitude) });
      },
      (error) => {
        setIsLocating(false);
        setProblem(error.code === error.PERMISSION_DENIED ? REFUSED : UNKNOWN);
      },
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }, [onFound]);
  return { isLocating, problem, locate, forget: () => setProblem(null) };
};
