/** A review as someone could have written it. `{director}` is the first name of one who leads the home, `{city}` its town. */
export type ReviewFacts = {
  stars: 1 | 2 | 3 | 4 | 5;
  /** Only at homes with a package of this kind. */
  needs?:
    | 'burial'
    | 'cremation'
    | 'veteran-farewell'
    | 'green-burial'
    | 'shipping-home'
    | 'memorial-service'
    | 'ashes-at-sea'
    | 'witness-cremation'
    | 'jewish-burial'
    | 'muslim-burial';
  text: string;
};

export const reviewTexts: readonly ReviewFacts[] = [
  {
    stars: 5,
    text: 'My mother died on a Sunday night and I called the first number I found. {director} was at the hospital within the hour, spoke to my mother by name, and asked my father whether he wanted to walk with her to the car. I will not forget that.',
  },
  {
    stars: 5,
    text: '{director} explained every line of the price list and then told us to go home and sleep on it. No one had done that before.',
  },
  { stars: 5, text: 'They were kind to my brother, who was not kind to them. Grief does that, and they seemed to know it.' },
  {
    stars: 5,
    needs: 'cremation',
    text: 'Simple cremation, exactly the price we were told. The ashes were ready on the day they said, in a nice plain box, with a folder of every paper we needed.',
  },
  {
    stars: 5,
    text: 'We had three days, a house full of relatives and no idea what to do. {director} made a list. By the end of it we had a funeral that felt like Dad.',
  },
  {
    stars: 4,
    text: 'Very good people. The parking is tight on a weekday, so tell your guests to come early, but inside everything ran quietly and on time.',
  },
  {
    stars: 5,
    needs: 'burial',
    text: 'The cemetery had the wrong section opened. {director} noticed before any of us did, had it put right in forty minutes, and kept everyone in the warm with coffee. My aunt still thinks it was planned.',
  },
  {
    stars: 4,
    text: 'Professional and warm. I would have liked a written estimate a day sooner, but when it came it was clear and the final bill matched it to the dollar.',
  },
  {
    stars: 5,
    text: 'I am a nurse and I have seen a lot of funeral homes come through the door. These are the ones who say good evening to the patient in the next bed.',
  },
  {
    stars: 5,
    needs: 'green-burial',
    text: 'We lowered her ourselves, with the ropes, and filled the grave with our own hands. My sons are nine and eleven. It was the most honest hour of that whole year.',
  },
  {
    stars: 5,
    needs: 'veteran-farewell',
    text: 'My grandfather’s discharge papers burned in a house fire decades ago. They found the record, arranged the honor guard and had the flag there. He would have been embarrassed by the fuss and so proud.',
  },
  {
    stars: 3,
    text: 'Everyone was polite, but we dealt with three different people in four days and had to tell the story each time. The service itself was fine.',
  },
  { stars: 5, text: 'They answered the phone at 3 a.m. A person, not a service.' },
  {
    stars: 4,
    needs: 'shipping-home',
    text: 'Getting my uncle home took nine days, which is long when you are waiting. But the consulate was closed for a holiday, and {director} called every evening to say where things stood. My family in the village received him with everything in order.',
  },
  {
    stars: 5,
    text: 'No pressure at all. I asked about a more expensive casket and {director} asked me what I thought it would change. I bought the plain one and spent the difference on the lunch.',
  },
  {
    stars: 5,
    needs: 'memorial-service',
    text: 'The slideshow froze during the second song and before I could turn round someone had it going again. Two hundred people and not one of them noticed except me.',
  },
  {
    stars: 2,
    text: 'The director we met at first was wonderful, then left on vacation and nobody told us. The program had my sister’s name spelled wrong twice. They reprinted it the same day and apologized, but it should not happen.',
  },
  { stars: 4, text: 'Comfortable rooms, fair prices, honest advice. The heating was a bit fierce.' },
  {
    stars: 5,
    text: 'I made the arrangements from two time zones away by video. They mailed me the certificates, sent a photograph of the flowers, and {director} wrote a real letter afterward.',
  },
  {
    stars: 5,
    text: 'When my daughter was stillborn they did not charge us anything, and they never once hurried us. I do not have other words.',
  },
  {
    stars: 5,
    needs: 'witness-cremation',
    text: 'We were able to be there when it began. I was afraid of it and it turned out to be the part that helped.',
  },
  {
    stars: 4,
    needs: 'cremation',
    text: 'Fair price and good communication. The paperwork portal logged me out a few times so we did it by phone instead, which was easier anyway.',
  },
  {
    stars: 5,
    text: 'Third time our family has needed them in ten years. The building has new carpet; nothing else has changed, thank goodness.',
  },
  {
    stars: 3,
    text: 'Good people but they were clearly short of staff that week. We waited twenty minutes for the side door to be opened for my grandmother’s wheelchair. {director} called the next day to say sorry and what they had changed.',
  },
  { stars: 5, text: 'They let us bring our own music, our own bread, and our own dog.' },
  {
    stars: 5,
    text: 'My husband planned everything with them years ago and did not tell me. All I had to do was show up. The price he paid then was the price, and they had kept a note of the hymn he wanted “only if there is a decent organist.” There was.',
  },
  {
    stars: 4,
    needs: 'burial',
    text: 'A dignified service and a gentle drive to the cemetery. One of the limousines was late, but the hearse waited for it and nobody had to walk in alone.',
  },
  { stars: 5, text: 'Spoke to my parents in their own language, and to me in mine, in the same conversation.' },
  {
    stars: 1,
    text: 'We were quoted one figure on the telephone and given another at the table, because the first had left out the crematory. It may have been a misunderstanding, but in that week it felt like more. They did honor the first price when we objected.',
  },
  {
    stars: 5,
    needs: 'jewish-burial',
    text: 'Next-day burial over a holiday weekend, shomer through the night, and everything according to halacha. My father would have said: a mensch’s funeral.',
  },
  {
    stars: 5,
    needs: 'muslim-burial',
    text: 'He passed at Fajr and was buried after Asr. They guided my sons through the ghusl with so much patience. May Allah reward them.',
  },
  { stars: 5, text: 'Thoughtful, organized and, when it was needed, funny.' },
  {
    stars: 4,
    text: 'I compared four homes in {city}. This was the only one with the whole price list on its page, and the second cheapest. The rooms are modest. The care was not.',
  },
  {
    stars: 5,
    needs: 'ashes-at-sea',
    text: 'Flat calm, a little fog, six of us on the boat. The captain cut the engine and said nothing until we did. They sent the position afterward and I have it on the wall.',
  },
  {
    stars: 5,
    text: 'They helped me write the obituary. I had three sentences and could not get further; {director} asked me what he was like on Saturdays, and there it was.',
  },
  {
    stars: 4,
    text: 'A good experience in a bad week. Four stars only because the live stream dropped for a few minutes; they sent my cousins abroad the full recording the same evening.',
  },
  {
    stars: 2,
    needs: 'cremation',
    text: 'The cremation took sixteen days instead of the ten we were told. I understand the medical examiner was behind, but I had to call to find out. Courteous staff, poor follow-up.',
  },
  {
    stars: 5,
    text: 'My son is autistic and wanted to see every room before the day. They gave him a tour, told him where the loud sounds would be, and kept a chair for him by the window.',
  },
  { stars: 5, needs: 'burial', text: 'She looked like herself. After that illness I did not think it was possible.' },
  {
    stars: 3,
    text: 'Decent and clean, a little old-fashioned. Nobody seemed sure how to handle two ex-wives in one front row, and honestly neither were we.',
  },
  { stars: 5, text: 'They remembered the anniversary. A card came a year later with her name on it, written by hand.' },
  { stars: 5, text: 'We could not pay all at once. That took a two-minute conversation and was never mentioned again.' },
  {
    stars: 4,
    text: 'Kind, calm, efficient. I wish the chairs in the visiting room had been more comfortable for the old people, of whom I am now one.',
  },
  {
    stars: 5,
    needs: 'cremation',
    text: 'I had been dreading picking up the ashes. {director} had set out a chair and a glass of water and left me alone for a while. Small thing, enormous thing.',
  },
  { stars: 5, text: 'Patient with a large family that agrees on nothing.' },
  {
    stars: 5,
    text: 'Our priest, their director and the cemetery all seemed to be reading from the same page, which in my experience is a miracle.',
  },
  {
    stars: 4,
    text: 'Very happy with the service and the people. The website gave us the wrong entrance for the parking lot, so half the guests came in through the garden. It was a nice garden.',
  },
  {
    stars: 5,
    text: 'From the first call I was treated like an adult who could be told the truth. Costs, timing, what happens to the body, all of it, in plain words.',
  },
  {
    stars: 5,
    needs: 'veteran-farewell',
    text: 'Taps in the rain. Two young soldiers and one very old one who came on his own because he had read the notice. They found him a chair and a place in the second car.',
  },
  {
    stars: 3,
    needs: 'shipping-home',
    text: 'They know what they are doing, but the airline’s charges were higher than the estimate and we learned of it late. In the end they split the difference with us.',
  },
  {
    stars: 5,
    needs: 'memorial-service',
    text: 'We held it four months later, in the summer, when everyone could come. They kept her ashes all that time without any charge and never asked when.',
  },
  { stars: 5, text: 'Clean, bright, no organ music, good coffee.' },
  {
    stars: 4,
    text: 'They did everything right except the flowers, which were a florist’s fault. Would use them again; would choose another florist.',
  },
  {
    stars: 5,
    needs: 'green-burial',
    text: 'No one tried to sell us a vault. We carried him past the stone wall and there were deer.',
  },
  {
    stars: 5,
    text: 'I was executor for a neighbor with no family. They gave her the same attention as anyone, and two of the staff came to stand with me so that I would not be alone.',
  },
  { stars: 4, text: 'Good value. Ask for {director}.' },
  {
    stars: 5,
    text: 'It is strange to write a review of the worst day of your life, but it would have been worse anywhere else.',
  },
  {
    stars: 2,
    text: 'The room we had booked was given to a larger funeral and we were moved to the small one an hour before. They took something off the bill. My mother deserved the big room.',
  },
  { stars: 5, text: 'They stayed open past eleven because the bus from my brother’s town was late.' },
  { stars: 5, needs: 'cremation', text: 'We only wanted something simple, and nobody made us feel that simple was less.' },
  {
    stars: 4,
    text: 'Grateful to all of them. The paper forms asked the same questions three times; I hope they can fix that for the next family.',
  },
  { stars: 5, text: 'My father had planned to complain about his funeral. He would have been disappointed.' },
  {
    stars: 5,
    text: 'Gentle with the children. Someone had thought to put out crayons and a box where they could post their drawings to Grandpa.',
  },
  {
    stars: 4,
    needs: 'burial',
    text: 'Lovely viewing and a well-run burial. The police escort cost extra, which we had not expected, though it was on the list when I looked.',
  },
];

/** How reviewers sign: full names, first names with an initial, and a few who don't give their names. */
export const signatures = { full: 0.45, initial: 0.45, relation: 0.1 } as const;

export const relationSignatures: readonly string[] = [
  'A grateful daughter',
  'The whole family',
  'A son from out of state',
  'Her oldest friend',
  'A neighbor',
  'His sister',
];
