/** Links past the header to the content, as the first stop of the Tab key. */
export const SkipLink = ({ targetId }: { targetId: string }) => (
  <a
    href={`#${targetId}`}
    className="skip-link absolute top-2 left-2 z-50 -translate-y-[200%] rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(targetId)?.focus();
    }}
  >
    Skip to content
  </a>
);
