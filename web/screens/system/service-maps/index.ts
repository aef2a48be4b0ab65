/** The screens that map entries of the catalog to the services that they bring along: display services, and categories of merchandise. */
export {};
