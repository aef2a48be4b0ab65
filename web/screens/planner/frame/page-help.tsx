import { Disclosure } from '#web/ui/disclosure.tsx';

type PageHelpProps = { help: string | undefined; image: string | undefined };

/** Shows the picture of a page, and its help, which opens. */
export default function PageHelp({ help, image }: PageHelpProps) {
  return (
    <div className="mt-4 grid max-w-measure gap-4">
      {image && <img src={image} alt="" className="max-h-64 w-full rounded-chip object-cover print:hidden" />}
      {help && (
        <Disclosure title="Help with this page">
          <p className="whitespace-pre-line text-muted">{help}</p>
        </Disclosure>
      )}
    </div>
  );
}
