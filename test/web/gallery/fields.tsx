import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox, CheckboxGroup, RadioGroup } from '#web/ui/choices.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { Section } from './section.tsx';

const cities = ['Boston, MA', 'Bolton, MA', 'Bourne, MA', 'Boise, ID'];

const Search = () => {
  const [text, setText] = useState('');
  const [question, setAsked] = useState<string | null>(null);
  const items = question ? cities.filter((city) => city.toLowerCase().startsWith(question.toLowerCase())) : [];
  const [picked, setPicked] = useState('');
  return (
    <>
      <SearchCombobox
        label="City, ZIP code or funeral home"
        placeholder="City, ZIP code or funeral home"
        value={text}
        onChange={setText}
        onQuery={setAsked}
        debounceMs={50}
        items={items}
        status={question ? 'ready' : 'idle'}
        itemKey={(city) => city}
        itemText={(city) => city}
        renderItem={(city) => (
          <span className="flex items-center gap-3">
            <Icon of={MapPin} size={18} className="text-subtle" />
            {city}
          </span>
        )}
        onPick={setPicked}
        onSubmit={(words) => setPicked(`words: ${words}`)}
        end={<IconButton icon={LocateFixed} label="Use my location" />}
        isLarge
      />
      <p data-testid="picked" className="text-sm text-muted">
        {picked || 'Nothing picked.'}
      </p>
    </>
  );
};

const FailedForm = () => {
  const [count, setCount] = useState(0);
  const errors =
    count > 0
      ? [
          { fieldId: 'failed-email', message: 'Invalid Email' },
          { fieldId: 'failed-status', message: 'Required', label: 'Status' },
        ]
      : [];
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <ErrorSummary errors={errors} focusKey={count} />
      <TextField
        id="failed-email"
        label="Email"
        type="email"
        defaultValue="ana@"
        error={errors[0]?.message}
        autoComplete="email"
      />
      <RadioGroup
        id="failed-status"
        label="Status"
        name="status"
        layout="cards"
        error={errors[1]?.message}
        options={[
          { value: 'at-need', label: 'At-Need', hint: 'Someone has passed away' },
          { value: 'pre-need', label: 'Pre-Need', hint: 'Before a death' },
        ]}
      />
      <Button type="submit" look="primary">
        Send
      </Button>
    </form>
  );
};

export const Fields = () => {
  const [phone, setPhone] = useState('(617) 555-0134');
  const [attributes, setAttributes] = useState<string[]>(['family']);
  const [isOn, setIsOn] = useState(true);
  const [message, setMessage] = useState('I would like to know more about your cremation packages.');
  return (
    <div className="min-w-0 space-y-12">
      <Section title="Search">
        <Search />
      </Section>
      <Section title="Fields">
        <TextField label="Name" autoComplete="name" placeholder="Ana Diaz" />
        <PhoneField
          label="Phone"
          hint="Only for questions about your message."
          isOptional
          value={phone}
          onChange={setPhone}
          name="phone"
        />
        <PasswordField
          label="Password"
          hint="10 characters or more."
          autoComplete="new-password"
          defaultValue="correct horse battery"
        />
        <Select
          label="State"
          emptyLabel="Choose a state"
          options={[
            { value: 'MA', label: 'Massachusetts' },
            { value: 'NH', label: 'New Hampshire' },
          ]}
        />
        <TextArea
          label="Message"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          maxLength={400}
          isCounted
        />
      </Section>
      <Section title="Choices">
        <CheckboxGroup
          label="Attributes"
          name="attributes"
          layout="columns"
          value={attributes}
          onChange={setAttributes}
          options={[
            { value: 'independent', label: 'Independently Owned' },
            { value: 'family', label: 'Family Owned' },
            { value: 'garden', label: 'Outdoor Space/Garden' },
            { value: 'streaming', label: 'Live-Streaming' },
          ]}
        />
        <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
        <Switch label="Show on the price list" hint="Families see it immediately." isOn={isOn} onChange={setIsOn} />
      </Section>
      <Section title="A form that failed">
        <FailedForm />
      </Section>
    </div>
  );
};
